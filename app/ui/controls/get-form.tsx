import { Form } from '@remix-run/react'
import type { ComponentProps } from 'react'

interface GetFormProps
  extends Pick<ComponentProps<typeof Form>, 'role' | 'className' | 'onSubmit' | 'children'> {
  /** Path of the page that the form requests. */
  readonly action: string
  /** Parameters to keep unchanged beside the form's own fields. */
  readonly kept: readonly (readonly [name: string, value: string])[]
}

/** A form whose submission changes URL parameters. The scroll position is kept. */
export function GetForm({ action, kept, children, ...rest }: GetFormProps) {
  return (
    <Form action={action} preventScrollReset {...rest}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}
