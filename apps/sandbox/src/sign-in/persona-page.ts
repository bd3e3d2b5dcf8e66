import { html } from 'hono/html'
import { sandboxPage } from '../sandbox-page.ts'
import { PERSONAS, type Persona } from './personas.ts'

/** The sign-in and consent page of a provider. */
export function personaPage(provider: string) {
  return sandboxPage(
    `Sign in with ${provider} (sandbox)`,
    html`<p class="mark">Sandbox of ${provider}</p>
      <h1>Who would you like to be?</h1>
      <p>No account of ${provider} is involved. Choose a person, or be someone of your own.</p>
      <form method="post">
        ${PERSONAS.map(personButton)}
        <button class="no" name="persona" value="refuse">Refuse</button>
      </form>
      <form method="post">
        <label>Your name <input name="name" autocomplete="off" required maxlength="80" value="Ash Meadow" /></label>
        <label>Your email <input name="email" type="email" autocomplete="off" required maxlength="254" /></label>
        <button class="yes" name="persona" value="own">Be this person</button>
      </form>`,
  )
}

function personButton({ id, name, note }: Persona) {
  return html`<button class="no person" name="persona" value="${id}">${name}<small>${note}</small></button>`
}
