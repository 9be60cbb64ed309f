import { ObjectId } from 'bson';
import type { Query } from '../../query/compile-query.ts';
import { isDoc, type Doc } from '../../values/bson/doc.ts';
import { pickFields, rawNames } from './pick-fields.ts';
import type { StoredRecord } from './records.ts';

/** Tests records one by one, decoding only the fields that the filter needs. */
export function compileScanFilter(filter: Doc, query: Query): (record: StoredRecord) => boolean {
  const fields = fieldsOf(filter);
  const needles = needlesOf(filter);
  if (fields === null) return (record) => query.matches(record.document());
  const names = rawNames(fields);
  return (record) => {
    if (record.doc !== null) return query.matches(record.doc);
    const raw = record.latin1();
    for (const needle of needles) if (!raw.includes(needle)) return false;
    return query.matches(pickFields(raw, names)!);
  };
}

/** The top-level fields that a filter reads; null if it may read any. */
export function fieldsOf(filter: Doc): Set<string> | null {
  const fields = new Set<string>();
  for (const [name, condition] of Object.entries(filter)) {
    if (!name.startsWith('$')) {
      fields.add(name.split('.')[0]!);
    } else if (Array.isArray(condition) && (name === '$and' || name === '$or' || name === '$nor')) {
      for (const branch of condition) {
        const inner = fieldsOf(branch as Doc);
        if (inner === null) return null;
        for (const field of inner) fields.add(field);
      }
    } else {
      return null;
    }
  }
  return fields;
}

/** Bytes that every matching document contains: the texts and ids that the filter compares for equality. */
function needlesOf(filter: Doc): string[] {
  return Object.entries(filter).flatMap(([name, condition]) => {
    if (name.startsWith('$')) return [];
    const value = isDoc(condition) && '$eq' in condition ? condition['$eq'] : condition;
    if (typeof value === 'string') return [`${Buffer.from(value).latin1Slice()}\0`];
    return value instanceof ObjectId ? [Buffer.from(value.id).latin1Slice()] : [];
  });
}
