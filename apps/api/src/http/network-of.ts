import { isIPv6 } from 'node:net'

const PREFIX_GROUPS = 4

/**
 * Whom a limit counts: an IPv4 address, or of an IPv6 address the /64 that one customer is given, within
 * which anyone has as many addresses as they like.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return mapped ?? `${prefixOf(address)}::/64`
}

function prefixOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  // What `::` stands for; an IPv4 address at the end takes the place of two groups.
  const shown = groups.length + after.length + (address.includes('.') ? 1 : 0)
  const zeros = tail === undefined ? 0 : 8 - shown
  return [...groups, ...Array<string>(zeros).fill('0'), ...after]
    .slice(0, PREFIX_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
