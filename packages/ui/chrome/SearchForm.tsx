import { Icon } from '../primitives/Icon.tsx'
import { SEARCH_FIELD, SEARCH_LENGTH, SEARCH_PAGE, searchWords } from '../words/search.ts'

/** The form that searches in the whole site: it leads to the page of results. */
export function SearchForm({ text = '', isFocused }: { text?: string; isFocused?: boolean }) {
  return (
    <search className="SearchForm">
      <form action={SEARCH_PAGE}>
        <p className="search-field">
          <Icon name="magnifying-glass" />
          <input
            type="search"
            name={SEARCH_FIELD}
            defaultValue={text}
            placeholder={searchWords.placeholder}
            aria-label={searchWords.label}
            maxLength={SEARCH_LENGTH}
            enterKeyHint="search"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: whoever comes to a page that has nothing but a search wants to search
            autoFocus={isFocused}
          />
          <button className="button" type="submit">
            {searchWords.submit}
          </button>
        </p>
      </form>
    </search>
  )
}
