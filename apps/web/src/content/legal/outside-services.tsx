import { SERVICES } from '../../outside/services.ts'
import type { Outside } from '../../shell/consent/load-outside.ts'

const NONE = { services: [], errorsHost: null, hasChat: false } as const

type OutsideServicesProps = { readonly outside: Outside | undefined }

/** Who else is sent anything by these pages: what the settings of this site switch on, by name. */
export function OutsideServices({ outside }: OutsideServicesProps) {
  const { services, errorsHost, hasChat } = outside ?? NONE
  const { name: chat, company, stores } = SERVICES.intercom.shown
  return (
    <>
      <h2 id="outside">Services of others on these pages</h2>
      {services.length === 0 && !errorsHost && !hasChat ? (
        <p>None. These pages load nothing from anyone else but the card form, where you pay.</p>
      ) : (
        <ul>
          {services.map(({ name, why, more, ...of }) => (
            <li key={name}>
              <strong>{name}</strong> ({of.company}) {why}. It stores {of.stores}. Only with your
              yes.{' '}
              <a href={more} rel="noreferrer">
                What {name} says about its cookies
              </a>
            </li>
          ))}
          {hasChat ? (
            <li>
              <strong>{chat}</strong> ({company}) carries the chat with us. It is loaded on the page
              of the chat alone, when you start it, and learns your name and email if you are signed
              in. It stores {stores}; signing out removes them.
            </li>
          ) : null}
          {errorsHost ? (
            <li>
              <strong>Error reporting</strong> ({errorsHost}) is sent what failed in a page or on
              the server, and where, by our server: no name, email, network address or cookie.
            </li>
          ) : null}
        </ul>
      )}
    </>
  )
}
