import { hash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { expectGoodEverywhere } from '../browser/accessible.ts'
import { DESKTOP, useBrowser } from '../browser/browser.ts'
import { newMember } from '../visitors/people.ts'
import { API_KEYS } from './api-key.ts'

useBrowser()

/** A program on the person's machine that waits to be answered. */
async function listeningApp() {
  let hear: (address: URL) => void = () => {}
  const heard = new Promise<URL>((resolve) => {
    hear = resolve
  })
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/callback')) hear(new URL(request.url, 'http://127.0.0.1'))
    response.end('You can close this page.')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { redirectUri: `http://127.0.0.1:${port}/callback`, heard, close }
}

async function ask(path: string, body: URLSearchParams | object) {
  const isForm = body instanceof URLSearchParams
  const answer = await fetch(inject('origin') + path, {
    method: 'POST',
    headers: isForm ? {} : { 'content-type': 'application/json' },
    body: isForm ? body : JSON.stringify(body),
  })
  return (await answer.json()) as Record<string, string>
}

const callTool = (token: string) =>
  fetch(`${inject('origin')}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'get_account', arguments: {} },
    }),
  })

async function pressByKeyboard(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  const isThere = () => button.evaluate((control) => control === document.activeElement)
  for (let stops = 0; stops < 80 && !(await isThere()); stops += 1) await page.keyboard.press('Tab')
  expect(await isThere()).toBe(true)
  await page.keyboard.press('Enter')
}

test('an app is let in by keyboard, calls a tool, is ended, and is refused from then on', async () => {
  const { page } = await newMember('business', DESKTOP)
  const app = await listeningApp()
  const registered = await ask('/oauth/register', {
    client_name: 'Reports for trees',
    redirect_uris: [app.redirectUri],
  })
  const verifier = randomBytes(32).toString('base64url')
  const resource = `${inject('origin')}/mcp`
  const asked = {
    client_id: registered.client_id ?? '',
    redirect_uri: app.redirectUri,
    resource,
  }
  const query = new URLSearchParams({
    ...asked,
    response_type: 'code',
    scope: 'account:read impact:read purchases:write',
    state: 'where-we-were',
    code_challenge: hash('sha256', verifier, 'base64url'),
    code_challenge_method: 'S256',
  })
  await page.goto(`/oauth/authorize?${query}`)
  await page.getByText('We have not checked who that is').waitFor()
  expect(await page.getByLabel('Buy, within its limits').isChecked()).toBe(false)
  expect(await page.getByLabel('See what the account has funded').isChecked()).toBe(true)
  await expectGoodEverywhere(page)
  await pressByKeyboard(page, 'Connect')
  const heard = (await app.heard).searchParams
  expect([heard.get('state'), heard.get('iss')]).toEqual(['where-we-were', inject('origin')])
  const form = { ...asked, grant_type: 'authorization_code', code: heard.get('code') ?? '' }
  const tokens = await ask(
    '/oauth/token',
    new URLSearchParams({ ...form, code_verifier: verifier }),
  )
  const token = tokens.access_token ?? ''
  expect(await (await callTool(token)).json()).toMatchObject({
    result: { structuredContent: { key: { scopes: ['account:read', 'impact:read'] } } },
  })

  await page.goto(API_KEYS)
  await page.getByText('a program on your computer').waitFor()
  await expectGoodEverywhere(page)
  await pressByKeyboard(page, 'Disconnect Reports for trees')
  await page.getByText('Saved.').waitFor()
  expect((await callTool(token)).status).toBe(401)
  await app.close()
})
