import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'

type OwnerShownProps = { readonly account: { readonly id: string; readonly showsOwner: boolean } }

/** Whether anyone who looks a number up sees whose vehicle it is. */
export function OwnerShown({ account }: OwnerShownProps) {
  return (
    <section className="part prose-width" aria-labelledby="visibility">
      <h2 id="visibility">Public visibility</h2>
      <p>
        Anyone with a registration number can <a href="/impact/vehicles">look it up</a>, and learns
        whether it is offset and until when. Whose it is, they learn only if you say so here.
      </p>
      <form method="post" className="row-links">
        <Checkbox
          name="isShown"
          label="Show our name beside our vehicles"
          defaultChecked={account.showsOwner}
        />
        <Button type="submit" name="intent" value="owner">
          Save
        </Button>
      </form>
      {account.showsOwner ? (
        <p>
          Your public page:{' '}
          <a href={`/impact/vehicles/account?id=${account.id}`}>the vehicles you offset</a>.
        </p>
      ) : null}
    </section>
  )
}
