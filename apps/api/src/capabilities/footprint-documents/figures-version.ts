import { createHash } from 'node:crypto'

/** Eight hexadecimal digits of the figures: the same figures have the same version, others another. */
export function figuresVersion(figures: object): string {
  const digest = createHash('sha256').update(JSON.stringify(figures)).digest('hex').toUpperCase()
  return `${digest.slice(0, 4)}-${digest.slice(4, 8)}`
}
