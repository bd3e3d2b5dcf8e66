import pg from 'pg'

export type Login = { readonly name: string; readonly password: string }

/**
 * Creates the tenant login on a server, or sets its password: a member of
 * understory_tenant and of nothing else, so that no statement of it leaves the rows of its scope. One
 * that works already is left alone, because not every migration runs as a role that may create logins.
 */
export async function ensureTenantLogin(adminUrl: string, login: Login): Promise<void> {
  if (await works(urlAs(adminUrl, login))) return
  await onServer(adminUrl, async (client) => {
    const [name, password] = [
      client.escapeIdentifier(login.name),
      client.escapeLiteral(login.password),
    ]
    const found = await client.query('select from pg_roles where rolname = $1', [login.name])
    const verb = found.rowCount === 0 ? 'create' : 'alter'
    await client.query(`${verb} role ${name} login password ${password}`)
    await client.query(`grant understory_tenant to ${name}`)
  })
}

export function dropLogin(adminUrl: string, { name }: Login): Promise<void> {
  return onServer(adminUrl, async (client) => {
    await client.query(`drop role if exists ${client.escapeIdentifier(name)}`)
  })
}

/** Who logs in at an address of a database. */
export function loginOf(url: string): Login {
  const { username, password } = new URL(url)
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) }
}

/** The same database for another login. */
export function urlAs(url: string, { name, password }: Login): string {
  return Object.assign(new URL(url), { username: name, password }).href
}

async function works(url: string): Promise<boolean> {
  const asked = `select pg_has_role(session_user, 'understory_tenant', 'usage') as is_member`
  try {
    let isMember = false
    await onServer(url, async (client) => {
      isMember = (await client.query(asked)).rows[0].is_member
    })
    return isMember
  } catch {
    return false
  }
}

async function onServer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
