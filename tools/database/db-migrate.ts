import { join } from 'node:path'
import { DATA_FOLDER } from '../folders.ts'
import { ensureTenantLogin, loginOf } from '../postgres/tenant-login.ts'
import { migrateDatabase, reachDatabase, withDatabase } from '../start/database.ts'
import { messageOf, say, stopWith } from '../start/say.ts'

try {
  const folder = join(DATA_FOLDER, 'postgres')
  const tenantUrl = process.env.DATABASE_TENANT_URL
  await withDatabase(reachDatabase(folder), async (url) => {
    await migrateDatabase(url)
    if (tenantUrl) await ensureTenantLogin(url, loginOf(tenantUrl))
  })
  say('the database is up to date')
} catch (fault) {
  stopWith(messageOf(fault))
}
