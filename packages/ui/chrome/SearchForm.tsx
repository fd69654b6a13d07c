import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { SEARCH_FIELD, SEARCH_LENGTH, SEARCH_PAGE, searchWords } from '../words/search.ts'

const Root = styled('div', 'SearchForm')`
  width: 100%;
  max-width: 34rem;
  > search > form {
    display: flex;
    border: 1px solid ${theme.inkSoft};
    border-radius: 99px;
    background: ${theme.paper};
    &:focus-within {
      border-color: ${theme.pine};
    }
  }
  > search > form > input {
    /* Its share makes it as narrow as it must be. */
    width: 100%;
    min-width: 0;
    min-height: 52px;
    padding: 0 4px 0 22px;
    border: 0;
    border-radius: 99px;
    background: none;
    color: ${theme.ink};
    font: inherit;
  }
  .button {
    flex: none;
    margin: 4px;
    min-height: 44px;
    padding: 4px clamp(12px, 5vw, 20px);
  }
`

/** The form that searches in the whole site: it leads to the page of results. */
export function SearchForm({ text = '', isFocused }: { text?: string; isFocused?: boolean }) {
  return (
    <Root>
      <search>
        <form action={SEARCH_PAGE}>
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
        </form>
      </search>
    </Root>
  )
}
