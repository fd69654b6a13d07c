import type { FormFields, FormResult } from '@elos/leads'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Bind, bound } from '../../forms/bind.ts'
import { keepDraft, type Values } from './draft.ts'
import { focusInSight } from './focusInSight.ts'
import { maskedInput } from './maskedInput.ts'

interface Fields<T> {
  /** The id of the form element. */
  id: string
  /** What the form is called among drafts. */
  draft: string
  /** Every field's value: an empty one is ''. */
  initial: Values
  check(values: FormFields): Promise<FormResult<T>>
}

/**
 * Keeps the values and errors of a form: an answer is checked when it is left, and again with each
 * letter after that. `submit` hands on a checked value, one at a time, or goes to the first answer that is wrong;
 * `checked` is the value as it stands, while it is right; `round` counts how often the form was cleared.
 * `isUncheckable` tells that the rules could not be fetched when it was submitted, the network being away.
 * The library is of 7.54: later ones add 4.3 KB (gzip) of what no form here uses.
 */
export function useFields<T>({ id, draft, initial, check }: Fields<T>) {
  const { register, formState, watch, handleSubmit, reset, setValue } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: initial,
    resolver: async (values) => {
      const result = await check(values)
      return result.ok ? { values, errors: {} } : { values: {}, errors: fieldErrors(result.errors) }
    },
  })
  const values = watch()
  // A new object with each rendering; its text changes with what is typed.
  const typed = JSON.stringify(values)
  useEffect(() => keepDraft(draft, values), [typed])
  const [checked, setChecked] = useState<T>()
  useEffect(() => {
    if (!Object.values(values).some(Boolean)) return setChecked(undefined)
    let isCurrent = true
    void check(values).then((result) => {
      if (isCurrent) setChecked(result.ok ? () => result.value : undefined)
    })
    return () => {
      isCurrent = false
    }
  }, [typed])
  // An error may come above the field in focus.
  useEffect(() => focusInSight(id), [Object.keys(formState.errors).join()])
  const bind: Bind = (name) => {
    const { ref, onChange, onBlur } = register(name)
    const onInput = name === 'phone' ? maskedInput(onChange) : onChange
    return bound(id, { name, ref, onInput, onBlur }, formState.errors[name]?.message)
  }
  const [round, setRound] = useState(0)
  const clear = () => {
    reset(emptied(initial))
    setRound(round + 1)
  }
  const isBusy = useRef(false)
  const [isUncheckable, setUncheckable] = useState(false)
  const submit = (act: (value: T) => unknown) => async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    const hand = async (right: Values) => {
      const result = await check(right)
      if (result.ok) await act(result.value)
    }
    await handleSubmit(hand)(event)
      .then(
        () => setUncheckable(false),
        () => setUncheckable(true),
      )
      .finally(() => {
        isBusy.current = false
      })
  }
  return { bind, values, checked, isUncheckable, submit, setValue, clear, round }
}

const fieldErrors = (errors: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, { type: 'rule', message }]),
  )

const emptied = (values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, '']))
