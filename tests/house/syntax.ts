// The sources as the compiler reads them, for rules of the house that a search for words cannot hold.
import * as ts from 'typescript';
import { read } from './files.ts';

export function parse(file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, kind);
}

/** All that is within a node, but nothing of what `isOver` leaves out. */
export function nodesIn(node: ts.Node, isOver: (inner: ts.Node) => boolean = () => false): ts.Node[] {
  const inner: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    if (!isOver(child)) inner.push(child, ...nodesIn(child, isOver));
  });
  return inner;
}
