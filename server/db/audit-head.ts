/** The last event of a company's audit chain. A writer reads it "for update", which locks it until the commit. */
export interface AuditHead {
  readonly number: number;
  readonly hash: Buffer;
}

export function requireAuditHead<End extends AuditHead>([end]: readonly End[], companyId: string): End {
  if (!end) throw new Error(`The company ${companyId} has no audit trail`);
  return end;
}
