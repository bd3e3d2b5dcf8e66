import type { AddressInfo } from 'node:net'

/** Where a server listens that was given any free port. */
export function portOf(server: { address: () => AddressInfo | string | null }): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it listens on no port')
  return address.port
}
