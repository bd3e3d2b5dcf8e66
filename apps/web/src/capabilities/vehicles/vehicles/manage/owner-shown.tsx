import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { vehiclesMessage, vehiclesRich } from '../messages/messages.generated.ts'

type OwnerShownProps = { readonly account: { readonly id: string; readonly showsOwner: boolean } }

/** Whether anyone who looks a number up sees whose vehicle it is. */
export function OwnerShown({ account }: OwnerShownProps) {
  return (
    <section className="part prose-width" aria-labelledby="visibility">
      <h2 id="visibility">{vehiclesMessage('ownerShown.publicVisibility')}</h2>
      <p>
        {vehiclesRich('ownerShown.anyoneRegistrationNumberLook', {
          link: (words) => <a href="/impact/vehicles">{words}</a>,
        })}
      </p>
      <form method="post" className="row-links">
        <Checkbox
          name="isShown"
          label={vehiclesMessage('ownerShown.showNameBesideVehicles')}
          defaultChecked={account.showsOwner}
        />
        <Button type="submit" name="intent" value="owner">
          {vehiclesMessage('ownerShown.save')}
        </Button>
      </form>
      {account.showsOwner ? (
        <p>
          {vehiclesRich('ownerShown.publicPageVehiclesOffset', {
            link: (words) => <a href={`/impact/vehicles/account?id=${account.id}`}>{words}</a>,
          })}
        </p>
      ) : null}
    </section>
  )
}
