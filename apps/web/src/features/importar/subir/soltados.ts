/** Folders that are dropped are walked; a browser gives some of their files at a time. */
async function within(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    // Its path is told by files that are chosen, and not by those that are dropped.
    Object.defineProperty(file, 'webkitRelativePath', { value: entry.fullPath.slice(1) });
    return [file];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: File[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (!some.length) return found;
    for (const one of some) found.push(...(await within(one)));
  }
}

/** All the files that are dropped, with those of folders. To be called at once: afterwards the list is empty. */
export function soltados({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.length) return Promise.resolve([...files]);
  return Promise.all(entries.map(within)).then((all) => all.flat());
}
