export type UrlPattern = string | RegExp | ((url: URL) => boolean)

/** Whether an address is meant: by an expression, a glob, or a function. */
export function matcherOf(pattern: UrlPattern): (url: URL) => boolean {
  if (typeof pattern === 'function') return pattern
  const expression = pattern instanceof RegExp ? pattern : expressionOf(pattern)
  return ({ href }) => expression.test(href)
}

function expressionOf(glob: string): RegExp {
  const parts = glob.split(/(\*\*|\*)/).map((part) => {
    if (part === '**') return '.*'
    return part === '*' ? '[^/]*' : part.replace(/[.?+^$(){}|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}
