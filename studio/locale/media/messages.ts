/** The questions and messages of `sanity-plugin-media`, with their translations. */
export const MESSAGES: Readonly<Record<string, string>> = {
  'Confirm tag addition': 'Pôr etiqueta',
  'Confirm tag removal': 'Tirar etiqueta',
  'Confirm deletion': 'Excluir',
  'Confirm folder deletion': 'Excluir pasta',
  'Yes, delete folder': 'Sim, excluir a pasta',
  'Yes, delete tag': 'Sim, excluir a etiqueta',
  'Permanently delete tag?': 'Excluir a etiqueta para sempre?',
  'This operation cannot be reversed. Are you sure you want to continue?':
    'Não é possível desfazer. Quer mesmo continuar?',
  'This deletes only the selected folder. Assets in this folder will stay in the library and have their folder assignment removed. Nested folders will move up one level.':
    'Só esta pasta é excluída. Os arquivos que estão nela continuam aqui, sem pasta, e as pastas de dentro sobem um nível.',
  'Tag created': 'Etiqueta criada',
  'Tag updated': 'Etiqueta alterada',
  'Tag deleted': 'Etiqueta excluída',
  'Folder created': 'Pasta criada',
  'Folder renamed': 'Pasta renomeada',
  'Folder deleted': 'Pasta excluída',
  'Updating in progress. Depending on the amount of changes, this could take a few minutes.':
    'Alterando. Se as mudanças forem muitas, isto pode levar alguns minutos.',
  Queued: 'Na fila',
  Verifying: 'Conferindo',
  'Unable to generate hash: uploads are only allowed in secure contexts':
    'Não foi possível enviar: é preciso abrir o Studio por um endereço seguro',
  'Asset already exists': 'Este arquivo já está aqui',
  'One or more files exceed the maximum upload size.':
    'Um ou mais arquivos passam do tamanho máximo.',
  "Unable to upload some items (folders and packages aren't supported)":
    'Alguns itens não foram enviados: pastas e pacotes não são aceitos',
  'Unknown error': 'Erro desconhecido',
  'Internal error': 'Erro interno',
}

/** Messages with values in braces, as they are written in its code. */
export const TEMPLATES: Readonly<Record<string, string>> = {
  'in {parentName}': 'em {parentName}',
  'Renaming inside {parentPath}': 'Dentro de {parentPath}',
  'Yes, add tag to {suffix}': 'Sim, pôr em {suffix}',
  'Add tag {tag.name.current} to {suffix}?': 'Pôr a etiqueta {tag.name.current} em {suffix}?',
  'Yes, remove tag from {suffix}': 'Sim, tirar de {suffix}',
  'Remove tag {tag.name.current} from {suffix}?':
    'Tirar a etiqueta {tag.name.current} de {suffix}?',
  'Yes, delete {suffix}': 'Sim, excluir {suffix}',
  'Permanently delete {suffix}?': 'Excluir {suffix} para sempre?',
  'Delete {folderName}?': 'Excluir {folderName}?',
  'Move {t7} {t8}': 'Mover {t7} {t8}',
  '{deletedCount} {pluralize("asset", deletedCount)} deleted':
    'Exclusão concluída: {deletedCount} {pluralize("asset", deletedCount)}',
  '{updatedCount} {pluralize("asset", updatedCount)} updated':
    'Alteração concluída: {updatedCount} {pluralize("asset", updatedCount)}',
  'Unable to delete {count} {pluralize("asset", count)}. Please review any asset errors and try again.':
    'Não foi possível excluir {count} {pluralize("asset", count)}. Veja os erros e tente de novo.',
  'Tag added to {count} {pluralize("asset", count)}':
    'Etiqueta posta em {count} {pluralize("asset", count)}',
  'Tag removed from {count} {pluralize("asset", count)}':
    'Etiqueta tirada de {count} {pluralize("asset", count)}',
  'An error occurred: {messageFromGenericErrorPayload(action.payload)}':
    'Não deu certo: {messageFromGenericErrorPayload(action.payload)}',
  'Failed to apply the media {label} {mediaTags.join(", ")}':
    'Não foi possível pôr as etiquetas {mediaTags.join(", ")}',
}

/** Code that composes a text, with the code that composes the translation. */
export const CODE: Readonly<Record<string, string>> = {
  'label: "is"': 'label: "é"',
  'label: "includes"': 'label: "contém"',
  '`Filters${': '`Filtros${',
  '`References${': '`Usos${',
  '`Insert ${assetTypes.join(" or ")}`': '"Inserir arquivo"',
  '`Upload ${assetTypes.length === 1 ? pluralize(assetTypes[0]) : "assets"}`': '"Enviar arquivos"',
  'format(new Date(lastUpdated), "PPp")': 'new Date(lastUpdated).toLocaleString("pt-BR")',
  'format(new Date(exif.DateTimeOriginal), "PPp")':
    'new Date(exif.DateTimeOriginal).toLocaleString("pt-BR")',
  'formatRelative(new Date(asset._updatedAt), /* @__PURE__ */ new Date())':
    'new Date(asset._updatedAt).toLocaleString("pt-BR")',
}
