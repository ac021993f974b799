import { memoryStore } from '../../src/store/memory.ts';
import { storeContract } from './contract.ts';

storeContract('memory', async now => memoryStore({ now }));
