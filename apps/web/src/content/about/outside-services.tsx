import type { Outside } from '../../shell/load-outside.ts'

type OutsideServicesProps = { readonly outside: Outside | undefined }

/** Who else is sent anything by these pages: what the settings of this site switch on, by name. */
export function OutsideServices({ outside }: OutsideServicesProps) {
  const { services, errorsHost } = outside ?? { services: [], errorsHost: null }
  return (
    <>
      <h2 id="outside">Services of others on these pages</h2>
      {services.length === 0 && !errorsHost ? (
        <p>None. These pages load nothing from anyone else but the card form, where you pay.</p>
      ) : (
        <ul>
          {services.map(({ name, company, why, stores, more }) => (
            <li key={name}>
              <strong>{name}</strong> ({company}) {why}. It stores {stores}. Only with your yes.{' '}
              <a href={more} rel="noreferrer">
                What {name} says of its cookies
              </a>
            </li>
          ))}
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
