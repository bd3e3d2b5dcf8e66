import type { Deps } from '../../../../deps.ts'

/** A request for approval, with whom it is from and what it is of. */
export function findApproval({ db }: Pick<Deps, 'db'>, approvalId: string) {
  return db
    .selectFrom('declaration_approval as a')
    .innerJoin('footprint as f', 'f.id', 'a.footprint_id')
    .leftJoin('app_user as u', 'u.id', 'a.asked_by')
    .select(['a.state', 'a.reason', 'a.account_id', 'a.footprint_id', 'a.asked_by', 'u.name'])
    .select(['f.company_name', 'f.start_month'])
    .where('a.id', '=', approvalId)
    .executeTakeFirst()
}
