export const transferServices = [
  'SVC_LCY_OVB',
  'SVC_LCY_BIFAST',
  'SVC_LCY_ONLINE',
  'SVC_LCY_LLG',
  'SVC_LCY_RTGS',
] as const;
