import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Lets every document load axe by calling `loadAxe`: its source goes to the browser once for each context,
 * and is compiled only where it is called.
 */
export const AXE_SCRIPT = `window.loadAxe = () => {${axe}}`
