import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { lazy } from '@understory/domain/language/lazy.ts'
import { Hono } from 'hono'

/** In the order in which they need each other. */
const BROWSER_LIBRARY_APP_PARTS = [
  'card-entry',
  'card-form-style',
  'card-field',
  'card-form',
  'card-form-problems',
  'sandbox-client',
  'payment-element',
  'stripe',
]
const FOLDER = new URL('../browser-library/', import.meta.url)

/** The sandbox's version of the provider's browser library, as one script. */
export function createBrowserLibraryApp(): Hono {
  const app = new Hono()
  const script = lazy(browserLibrary)
  app.get('/stripe.js', (c) =>
    c.body(script(), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
    }),
  )
  return app
}

export function browserLibrary(): string {
  const parts = BROWSER_LIBRARY_APP_PARTS.map((name) =>
    withoutTypes(readFileSync(new URL(`${name}.ts`, FOLDER), 'utf8'))
      .replaceAll(/^import [^;]{1,299}? from '[^'\n]{1,299}'$/gm, '')
      .replaceAll(/^export /gm, ''),
  )
  return `(() => {\n'use strict'\n${parts.join('\n')}\n})()\n`
}

/** Silences Node's warning that this feature is experimental. */
function withoutTypes(source: string): string {
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}
