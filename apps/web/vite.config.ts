import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { islands } from './vite-islands.ts'
import { messagesOnTheServer } from './vite-messages.ts'
import { outsideScripts } from './vite-outside.ts'
import { scopedName } from './vite-sheets.ts'
import { widgetLoader } from './vite-widget.ts'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), islands(), outsideScripts(), widgetLoader, messagesOnTheServer],
  css: { modules: { generateScopedName: scopedName } },
  // One stylesheet, and nothing inlined as data: the content security policy allows fonts and styles from files only.
  // A page names the files of its islands itself, so no script looks for them.
  build: {
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    target: 'es2022',
  },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './src/server.ts' } },
      // Built, the pages are one file without packages, which a server reads in a third of the time.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}))
