import { partnerFormWords } from '../../words/partnerForm.ts'
import type { Suggestions } from './useSuggestions.ts'

/** The suggested cities below their field, which keeps the focus. */
export function CityList({ id, suggestions }: { id: string; suggestions: Suggestions }) {
  const { names, active, choose } = suggestions
  return (
    <div role="listbox" id={id} aria-label={partnerFormWords.city.suggestions} ref={scrollIntoView}>
      {names.map((name, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
        <div
          role="option"
          key={name}
          id={`${id}-${index}`}
          aria-selected={index === active}
          ref={index === active ? scrollIntoView : undefined}
          tabIndex={-1}
          // The focus stays in the field, however long the button is held.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(name)}
        >
          {name}
        </div>
      ))}
    </div>
  )
}

const scrollIntoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })
