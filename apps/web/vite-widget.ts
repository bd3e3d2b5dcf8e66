import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const VIRTUAL = 'virtual:widget-loader'
const ENTRY = fileURLToPath(new URL('src/widget/loader.ts', import.meta.url))

/** The script that pages of others load, built apart from the pages: one file that shares nothing with them. */
export const widgetLoader: Plugin = {
  name: 'widget-loader',
  resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
  async load(id) {
    if (id !== `\0${VIRTUAL}`) return
    const code = await bundle()
    const hash = createHash('sha384').update(code).digest()
    const loader = {
      code,
      file: `loader-${hash.subarray(0, 6).toString('hex')}.js`,
      integrity: `sha384-${hash.toString('base64')}`,
    }
    return `export const loader = ${JSON.stringify(loader)}`
  },
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'unused' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('the script of widgets was not built')
  return chunk.code
}
