import { defineConfig, type UserWorkspaceConfig } from 'vitest/config'
import { LongestFirst } from './tools/test/longest-first.ts'
import { secondAttempts } from './tools/test/second-attempts.ts'

const BUILT = 'tools/test-database/built-processes.ts'

/** Node runs these files as they are, as it runs our tools: nothing in them needs to be transformed. */
const AS_THEY_ARE = { experimental: { viteModuleRunner: false, nodeLoader: false } }

const withDatabase = {
  ...AS_THEY_ARE,
  globalSetup: [BUILT, 'tools/test-database/global-setup.ts'],
  isolate: false,
  testTimeout: 300_000,
  hookTimeout: 300_000,
}

/** The drivers of other browsers switch no script off, and axe reads the same in each. */
const IN_CHROMIUM = 'e2e/shell/{accessible,without-script,usable-without-script}.test.ts'
const LEFT_OUT = process.env.E2E_BROWSER ? [IN_CHROMIUM] : []

const projects: (UserWorkspaceConfig & { test: { name: string } })[] = [
  {
    test: {
      name: 'rules',
      include: ['packages/**/src/**/*.test.{ts,tsx}', 'apps/{sandbox,web}/src/**/*.test.{ts,tsx}'],
      exclude: ['**/*.pages.test.ts', 'node_modules/**'],
      testTimeout: 180_000,
      isolate: false,
      maxWorkers: 2,
    },
  },
  {
    test: {
      name: 'pages',
      include: ['apps/web/src/**/*.pages.test.ts'],
      ...withDatabase,
      globalSetup: ['tools/test-database/built-product.ts', ...withDatabase.globalSetup],
      maxWorkers: 2,
    },
  },
  {
    test: {
      name: 'operations',
      include: ['{apps/api/src,bench}/**/*.test.ts'],
      ...withDatabase,
      maxWorkers: 2,
    },
  },
  {
    test: {
      name: 'tools',
      ...AS_THEY_ARE,
      include: ['tools/**/*.test.ts'],
      globalSetup: [BUILT],
      isolate: false,
      testTimeout: 900_000,
      hookTimeout: 300_000,
      maxWorkers: 2,
    },
  },
  {
    test: {
      name: 'journeys',
      ...AS_THEY_ARE,
      include: ['e2e/**/*.test.ts'],
      exclude: [...LEFT_OUT, 'node_modules/**'],
      globalSetup: ['e2e/product/start-product.ts'],
      isolate: false,
      testTimeout: 300_000,
      hookTimeout: 300_000,
      maxWorkers: 2,
      // A real browser on a busy machine; whatever needs it is named, and is a fault to look into.
      retry: 1,
    },
  },
]

export const PROJECTS = projects.map(({ test }) => test.name)

/** What is waited for comes when the machine has time for it. */
const PATIENT = { expect: { poll: { timeout: 60_000 } } }

export default defineConfig({
  test: {
    reporters: ['default', secondAttempts],
    sequence: { sequencer: LongestFirst },
    projects: projects.map(({ test }) => ({ test: { ...PATIENT, ...test } })),
  },
})
