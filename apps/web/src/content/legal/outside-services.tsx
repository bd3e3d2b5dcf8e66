import { SERVICES } from '../../outside/services.ts'
import type { Outside } from '../../shell/consent/load-outside.ts'
import { strongWords } from '../../shell/message-tags.tsx'
import { legalMessage, legalRich } from './messages/messages.generated.ts'

const NONE = { services: [], errorsHost: null, hasChat: false } as const

type OutsideServicesProps = { readonly outside: Outside | undefined }

/** Who else is sent anything by these pages: what the settings of this site switch on, by name. */
export function OutsideServices({ outside }: OutsideServicesProps) {
  const { services, errorsHost, hasChat } = outside ?? NONE
  const { name: chat, company, stores } = SERVICES.intercom.shown
  return (
    <>
      <h2 id="outside">{legalMessage('outsideServices.servicesOthersPages')}</h2>
      {services.length === 0 && !errorsHost && !hasChat ? (
        <p>{legalMessage('outsideServices.nonePagesLoadNothing')}</p>
      ) : (
        <ul>
          {services.map(({ name, why, more, ...of }) => (
            <li key={name}>
              {legalRich('outsideServices.storesOnlyYesSays', {
                strong: strongWords,
                name,
                company: of.company,
                why,
                stores: of.stores,
                link: (words) => (
                  <a href={more} rel="noreferrer">
                    {words}
                  </a>
                ),
              })}
            </li>
          ))}
          {hasChat ? (
            <li>
              {legalRich('outsideServices.carriesChatLoadedPage', {
                strong: strongWords,
                chat,
                company,
                stores,
              })}
            </li>
          ) : null}
          {errorsHost ? (
            <li>
              {legalRich('outsideServices.errorReportingSentFailed', {
                strong: strongWords,
                errorsHost,
              })}
            </li>
          ) : null}
        </ul>
      )}
    </>
  )
}
