/** The spelling kept under `bahasa` and sent on the wire. */
export type Language = 'EN' | 'ID';
