import { fork, type ChildProcess } from 'node:child_process';

/** A server in a process of its own that is killed and comes back at the same port, on the same folder. */
export class Mortal {
  url = '';
  kills = 0;
  private child: ChildProcess | null = null;
  private readonly entry: string;
  private readonly argumentsAt: (port: number) => string[];

  constructor(entry: string, argumentsAt: (port: number) => string[]) {
    this.entry = entry;
    this.argumentsAt = argumentsAt;
  }

  async start(): Promise<void> {
    const port = this.url === '' ? 0 : Number(new URL(this.url).port);
    const child = fork(this.entry, this.argumentsAt(port), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    });
    this.child = child;
    const url = await new Promise<string>((resolve, reject) => {
      child.once('message', message => resolve((message as { url: string }).url));
      child.once('exit', code => reject(new Error(`the server ended with ${code} before it listened`)));
    });
    if (this.url !== '' && url !== this.url) throw new Error(`wanted ${this.url} again, found ${url}`);
    this.url = url;
  }

  /** As a power cut ends it: no farewell, nothing written. */
  async kill(): Promise<void> {
    const gone = new Promise<void>(resolve => void this.child!.once('exit', () => resolve()));
    this.child!.kill('SIGKILL');
    this.kills++;
    await gone;
  }
}
