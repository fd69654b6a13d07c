export { faqResultsPage } from './faq/resultsPage.ts'
export { FAQ_RESULTS } from './faq/searchForm.ts'
export { type Bind, nativeBind } from './forms/bind.ts'
export { ChatOffer } from './forms/ChatOffer.tsx'
export { ContactSubmit } from './forms/ContactSubmit.tsx'
export { PartnerForm } from './forms/PartnerForm.tsx'
export { QuoteForm } from './forms/QuoteForm.tsx'
export { Received } from './forms/Received.tsx'
export { EditorBar } from './preview/EditorBar.ts'
export { QUOTE_FORM } from './primitives/linkHref.ts'
export { SOCIAL_PICTURE, SocialCard } from './social/SocialCard.tsx'
export { AnswerPage } from './templates/AnswerPage.tsx'
export { ErrorPage } from './templates/ErrorPage.tsx'
export { NotFound } from './templates/NotFound.tsx'
export { PartnerFaqPage } from './templates/PartnerFaqPage.tsx'
export { PortabilityAnswerPage } from './templates/PortabilityAnswerPage.tsx'
export { QUOTE_PAGE_FORM, QuotePage, QuoteReceivedPage } from './templates/QuotePage.tsx'
export {
  type Found,
  type FoundPage,
  type FoundPart,
  type Piece,
  SearchPage,
} from './templates/SearchPage.tsx'
export { renderPage } from './templates/Templates.tsx'
export { palette } from './theme/tokens.ts'
export { COMPARE_FIELDS } from './words/comparison.ts'
export { formWords } from './words/form.ts'
export { quoteFormWords } from './words/quoteForm.ts'
export { receivedWords } from './words/received.ts'
export { SEARCH_FIELD, SEARCH_LENGTH, searchWords } from './words/search.ts'
