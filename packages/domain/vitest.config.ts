import { defineConfig } from 'vitest/config'

/** For `npm run mutants`, which runs this folder's tests by themselves. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['mutants.setup.ts'],
    testTimeout: 60_000,
  },
})
