export { EngineFault, IllegalMove, bad, ok, type Refusal, type Result } from './errors.ts';
export { describeStack } from './describe.ts';
export { draft, submit, type Answer, type Taken } from './door.ts';
export { isShared, redact, secret, shareEvent, type GameEvent, type Secret } from './events.ts';
export {
  ALL,
  ANY,
  NO_PICKS,
  ONE,
  copyFlow,
  copyNumbers,
  cycle,
  decision,
  isOver,
  openFlow,
  procedure,
  topFrame,
  type Base,
  type Decision,
  type Draft,
  type Flow,
  type Frame,
  type Mode,
  type Procedure,
  type Step,
} from './flow.ts';
export {
  checkSetup,
  defineGame,
  type BotHints,
  type Game,
  type OptionDescriptor,
  type OptionValue,
  type Outcome,
  type Setup,
} from './game.ts';
export {
  makeLog,
  makeRecord,
  parseLog,
  standing,
  type Closing,
  type GameRecord,
  type Header,
  type Log,
  type LogRecord,
  type TableRecord,
  type UndoRecord,
} from './log.ts';
export { NONE, Picks } from './picks.ts';
export {
  asked,
  begin,
  countOptions,
  decisionOf,
  found,
  isAsked,
  logOf,
  offered,
  optionsOf,
  viewOf,
  type Listener,
  type Play,
  type PlayOptions,
} from './play.ts';
export { Stream, commitmentOf, isSeed, secretOf, seedFrom, shuffle, type Rng, type Seed } from './random.ts';
export {
  reopen,
  reopening,
  replay,
  verify,
  verifying,
  type Flaw,
  type InSteps,
  type Replayed,
  type Saved,
} from './replay.ts';
export { renewCopy, renewList } from './renew.ts';
export { parseRulebook } from './rulebook.ts';
export { allowedBy, copyState, ranking } from './simple.ts';
export { hmac, makeHex, parseHex, sha256, utf8 } from './sha256.ts';
export { canonical, digestBy, hashOf, revive, snapshot, type Snapshot } from './snapshot.ts';
export { Table } from './table.ts';
export { lastAnswerOf, mayTakeBack, undo, undoPrice, type UndoPrice } from './undo.ts';
export {
  EVERYTHING,
  HIDDEN,
  NOBODY,
  PUBLIC,
  everySeat,
  faceFor,
  knows,
  redeal,
  seatBit,
  seatsIn,
  type Viewer,
} from './visibility.ts';
export {
  DONE,
  names,
  range,
  seats,
  text,
  vocabulary,
  type Domain,
  type Pick,
  type Spelled,
  type TextDomain,
  type Vocabulary,
  type VocabularyBase,
} from './vocabulary.ts';
