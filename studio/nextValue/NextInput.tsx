import type { ObjectInputProps } from 'sanity'

export function NextInput(props: ObjectInputProps) {
  return props.renderDefault(props)
}
