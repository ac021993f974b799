import { openSqlite } from '../../src/store/sqlite/index.ts';
import { storeContract } from './contract.ts';
import { scratch } from './scratch.ts';

const { next } = scratch();

storeContract('sqlite', now => openSqlite(next(), { now }));
