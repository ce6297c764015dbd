/** Where the chain of a company ends; whoever reads it for a writer holds it until the commit. */
export interface AuditHead {
  readonly number: number;
  readonly hash: Buffer;
}

export function requireAuditHead<End extends AuditHead>([end]: readonly End[], companyId: string): End {
  if (!end) throw new Error(`The company ${companyId} has no audit trail`);
  return end;
}
