import { ensureTenantLogin, loginOf } from '../../postgres/tenant-login.ts'
import { migrateDatabase, reachDatabase, withDatabase } from '../../start/database.ts'
import { say } from '../../start/say.ts'
import { EMBEDDED_FOLDER } from '../on-database.ts'

/** Brings the database up to date, and creates the tenant login where it may. */
export async function migrateNow(): Promise<void> {
  const tenantUrl = process.env.DATABASE_TENANT_URL
  await withDatabase(reachDatabase(EMBEDDED_FOLDER), async (url) => {
    await migrateDatabase(url)
    if (tenantUrl) await ensureTenantLogin(url, loginOf(tenantUrl))
  })
  say('the database is up to date')
}
