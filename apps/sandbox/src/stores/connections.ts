import type { Shop } from './shops.ts'

export type ConnectionState = 'ready' | 'not-ready' | 'needs-update' | 'disabled'

export type ShopConnection = {
  readonly id: string
  readonly accessToken: string
  readonly shop: Shop
  state: ConnectionState
}

type ConnectionsSettings = {
  readonly newToken: (length: number) => string
  readonly clock: () => Date
  readonly shops: readonly Shop[]
}

const TOKEN_MS = 30 * 60_000

const ACCESS = /^access-([\w-]+)\.([\w-]+)$/

/**
 * Public tokens are single-use and expire; access tokens live until the connection is deleted. An access
 * token names its shop, so that it is known again after the stand-in was restarted.
 */
export function openConnections({ newToken, clock, shops }: ConnectionsSettings) {
  const pending = new Map<string, { shop: Shop; until: number }>()
  const byAccess = new Map<string, ShopConnection>()
  const removed = new Set<string>()
  const open = (accessToken: string): ShopConnection | null => {
    const [, key, name = ''] = ACCESS.exec(accessToken) ?? []
    const uniqueName = Buffer.from(name, 'base64url').toString()
    const shop = shops.find((each) => each.uniqueName === uniqueName)
    if (!key || !shop || removed.has(accessToken)) return null
    const connection: ShopConnection = {
      id: `connection-${key}`,
      accessToken,
      shop,
      state: 'ready',
    }
    byAccess.set(accessToken, connection)
    return connection
  }
  return {
    offer(shop: Shop): string {
      const token = `public-${newToken(24)}`
      pending.set(token, { shop, until: clock().getTime() + TOKEN_MS })
      return token
    },
    exchange(publicToken: string): ShopConnection | null {
      const offered = pending.get(publicToken)
      pending.delete(publicToken)
      if (!offered || offered.until < clock().getTime()) return null
      const name = Buffer.from(offered.shop.uniqueName).toString('base64url')
      return open(`access-${newToken(32)}.${name}`)
    },
    byAccess: (token: string) => byAccess.get(token) ?? open(token),
    all: () => [...byAccess.values()],
    remove(id: string): boolean {
      const found = [...byAccess.values()].find((each) => each.id === id)
      if (!found) return false
      removed.add(found.accessToken)
      return byAccess.delete(found.accessToken)
    },
  }
}
export type Connections = ReturnType<typeof openConnections>
