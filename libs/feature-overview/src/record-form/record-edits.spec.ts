import { mergeEdits, selectEdits } from './record-edits';

const stored = { name: '王小明', isDefault: false, files: [{ id: 'f1' }] };

it('selects what differs from the stored record', () => {
  expect(selectEdits({ ...stored, files: [{ id: 'f1' }] }, stored)).toEqual({});
  expect(selectEdits({ ...stored, name: '', isDefault: true, files: [] }, stored)).toEqual({
    name: '',
    isDefault: true,
    files: [],
  });
});

it('puts what was typed over a newer record, and leaves out what fits no field', () => {
  const newer = { ...stored, name: '李小明', isDefault: true };
  expect(mergeEdits(newer, { files: [] })).toEqual({ name: '李小明', isDefault: true, files: [] });
  expect(mergeEdits(newer, JSON.parse('{"name":5,"files":{},"isDefault":"x","other":1}'))).toEqual(newer);
});
