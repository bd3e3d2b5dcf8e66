import { requestContext } from '../../http/request-context.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { PageIntro } from '../page-intro.tsx'
import type { Route } from './+types/accessibility.route'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Accessibility',
    description:
      'What this site does so that everyone can use it, how it is tested, and where it falls short.',
    path: '/accessibility',
  })

export function loader({ context }: Route.LoaderArgs) {
  return { support: context.get(requestContext).settings.supportEmail }
}

export default function Accessibility({ loaderData: { support } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title="Accessibility">
        <p>
          Everyone should be able to measure, fund and check here: with a keyboard, a screen reader
          or large type, without script, or on a slow connection.
        </p>
      </PageIntro>
      <div className="page page-end">
        <div className="prose">
          <h2>What we aim at</h2>
          <p>
            The Web Content Accessibility Guidelines 2.2 at level AA, which EN 301 549 and the
            European Accessibility Act refer to.
          </p>
          <h2>What is done</h2>
          <ul>
            <li>
              Every form works without script and keeps what you typed when something is wrong; each
              problem is shown beside its field.
            </li>
            <li>
              Every chart has its figures in a table or in words, and every picture that says
              something says it in words.
            </li>
            <li>
              Text keeps a contrast of at least 4.5 to 1, also over pictures, in the light and the
              dark theme.
            </li>
            <li>
              Nothing moves where your system asks for less motion, and no content jumps while it
              loads.
            </li>
            <li>Pages reflow at 320 pixels, and targets are at least 24 by 24 pixels.</li>
            <li>
              Ctrl+K, or ⌘K on a Mac, searches pages and what is yours; the{' '}
              <a href="/search">search</a> does it without keys.
            </li>
          </ul>
          <h2>How it is tested</h2>
          <p>
            With each change of the software, a browser walks through the pages as a visitor, a
            person, a business and staff, on a desktop and a phone. It goes from control to control
            by keyboard, checks that the focus is never hidden and that targets are large enough,
            and runs axe, a checker for these guidelines, which must find nothing. The household
            footprint is also looked at zoomed to 400 per cent and in colours that the system
            forces, and it waits for an answer as long as you like.
          </p>
          <h2>What we know is missing</h2>
          <ul>
            <li>No audit by people who use screen readers every day has been made yet.</li>
            <li>The payment form is the payment provider’s own, and so is its accessibility.</li>
            <li>The site is in English only.</li>
          </ul>
          <h2>If something keeps you out</h2>
          <p>
            <a href="/contact-us?topic=help">Write to us</a> or to{' '}
            <a href={`mailto:${support}`}>{support}</a>. Say what you wanted to do and with what; we
            help you do it, and fix it.
          </p>
        </div>
      </div>
    </>
  )
}
