import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // Nothing is inlined as data: the content security policy allows fonts and styles from files only.
  build: { assetsInlineLimit: 0, target: 'es2022' },
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
