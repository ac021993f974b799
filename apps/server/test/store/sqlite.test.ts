import { openSqlite } from '../../src/store/sqlite/index.ts';
import { bundle } from './bundle.ts';
import { storeContract } from './contract.ts';
import { scratch } from './scratch.ts';

const { root, next } = scratch();
const writer = await bundle(new URL('../../src/store/sqlite/writer.ts', import.meta.url), root);

storeContract('sqlite', now => openSqlite(next(), { now, writer }));
