/** The language code that is stored as `bahasa` and sent on the wire. */
export type Language = 'EN' | 'ID';
