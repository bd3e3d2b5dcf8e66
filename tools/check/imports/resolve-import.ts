/** The path in the repository that an import leads to; `npm:name` for a package from outside. */
export function resolveImport(from: string, name: string): string {
  const bare = name.replace(/\?.*$/, '')
  const ours = /^@understory\/([\w-]+)\/(.+)$/.exec(bare)
  if (ours)
    return `${['api', 'web', 'sandbox'].includes(ours[1] ?? '') ? 'apps' : 'packages'}/${ours[1]}/src/${ours[2]}`
  if (!bare.startsWith('.')) return `npm:${bare}`
  const parts = from.split('/').slice(0, -1)
  for (const part of bare.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
