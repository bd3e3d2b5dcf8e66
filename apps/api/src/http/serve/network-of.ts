import ipaddr from 'ipaddr.js'

const PREFIX_GROUPS = 4

/**
 * Whom a limit counts: an IPv4 address, or of an IPv6 address the /64 that one customer is given, within
 * which anyone has as many addresses as they like.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%')
  if (!ipaddr.isValid(address)) return address
  // An IPv4 address that is written as one of IPv6 is itself.
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return address.includes(':') ? parsed.toString() : address
  const prefix = parsed.parts.slice(0, PREFIX_GROUPS).map((group) => group.toString(16))
  return `${prefix.join(':')}::/64`
}

/** Whether an address is of one of these networks; where none is named, every address is. */
export function isOfNetworks(networks: readonly string[], ip: string): boolean {
  if (networks.length === 0) return true
  const [address = ''] = ip.split('%')
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return networks.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network)
    return base.kind() === parsed.kind() && parsed.match(base, bits)
  })
}
