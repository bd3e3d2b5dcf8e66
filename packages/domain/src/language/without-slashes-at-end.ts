/** An address or a path without the slashes that it ends with. */
export function withoutSlashesAtEnd(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
