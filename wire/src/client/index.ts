export { api, type Api, type ApiOptions } from './api.ts';
export { Connection, connect, type ConnectOptions, type Status } from './connection.ts';
export { Refused } from './refused.ts';
export type { SocketLike, Timers } from './socket.ts';
export { Watch, type WatchHandlers } from './watch.ts';
export type {
  AboutView,
  Chances,
  ChatLine,
  Command,
  Done,
  GameInfo,
  Hint,
  News,
  NewTableInput,
  OwnView,
  PlayView,
  Preview,
  Proposal,
  RefusalCode,
  SeatView,
  TableSummary,
  TableView,
  Told,
  WhyNot,
} from '../messages/index.ts';
