/** The version of the protocol: client and server say it first, and part if it differs. */
export const VERSION = 1;
