"""Books: bound and closed, cut in half, opened at their first leaf or in their middle. Every measure in centimeters."""
import math

from mathutils import Matrix

from workbench import add, extrude, leaves, material, plain, round_off


def case_of(width, height, thick, soft):
    """The outline of a binding from the front's fore edge round the spine to the back's: boards, joints, a round back."""
    half = thick / 2
    bulge = 0.0 if soft else thick * 0.14
    front = lambda at: (at.x / width, at.z / height)
    back = lambda at: (1 - at.x / width, at.z / height)
    spine = lambda at: (1 - at.z / height, 0.5 - at.y / thick)
    if soft:
        edge = 0.12
        points = [(width, -half, 0, front), (edge, -half, 0, front), (edge * 0.3, -half + edge * 0.3, 1, spine)]
        points += [(0, -half + edge, 1, spine), (0, half - edge, 1, spine), (edge * 0.3, half - edge * 0.3, 1, spine)]
        points += [(edge, half, 2, back), (width, half, 2, back)]
        return points
    dip, joint = min(0.11, half * 0.3), (0.38, 0.6, 0.82, 1.1)
    points = [(width, -half, 0, front), (joint[3], -half, 0, front), (joint[2], -half + dip * 0.55, 0, front)]
    points += [(joint[1], -half + dip, 0, front), (joint[0], -half + dip * 0.45, 0, front)]
    steps = 14
    for step in range(steps + 1):
        angle = -math.pi / 2 + math.pi * step / steps
        points.append((0.14 - (bulge + 0.14) * math.cos(angle), half * math.sin(angle), 1, spine))
    points += [(joint[0], half - dip * 0.45, 2, back), (joint[1], half - dip, 2, back)]
    points += [(joint[2], half - dip * 0.55, 2, back), (joint[3], half, 2, back), (width, half, 2, back)]
    return points


def block_of(width, thick, inset, start=0.3):
    half = thick / 2
    hollow = min(0.35, thick * 0.1)
    points = [(start, -half, 0, plain)]
    steps = 8
    for step in range(steps + 1):
        y = -half + thick * step / steps
        points.append((width - inset - hollow * (1 - (2 * y / thick) ** 2), y, 0, plain))
    points.append((start, half, 0, plain))
    return points


def bind(book):
    """One closed book: standing, its spine at x = 0, its front to the camera; returned with its own origin at its foot."""
    width, height, thick = book["width"], book["height"], book["thick"]
    soft = book.get("soft", False)
    boards = [
        material("front", picture=book["front"], roughness=0.55, grain=0.08),
        material("spine", picture=book["spine"], roughness=0.55, grain=0.08),
        material("back", book["ground"], roughness=0.55, grain=0.08),
    ]
    case = add("case", extrude(case_of(width, height, thick, soft), 0, height, False), boards)
    board = 0.06 if soft else 0.24
    solid = case.modifiers.new("board", "SOLIDIFY")
    solid.thickness = board
    solid.offset = -1
    round_off(case, 0.02 if soft else 0.07)
    inset = 0 if soft else 0.32
    inner = thick - board * 2 + 0.02
    block = add(
        "block", extrude(block_of(width, inner, inset + 0.01), inset, height - inset, True), [leaves(1)]
    )
    for part in (case, block):
        part.data.use_auto_smooth = True
        part.data.auto_smooth_angle = math.radians(40)
    return [case, block]


# How far each loose sheet lies to the left, how high, and at which angle: the first is the one that is read.
loose = ((0, 0, 0), (0.55, 0.25, -0.7), (0.2, 0.1, 0.5), (0.9, 0.35, -1.4), (0.35, 0.2, 0.3), (1.0, 0.15, -1))


def bind_half(book):
    """A book cut down its middle: the right half is bound, the left half still a pile of loose sheets."""
    width, height, thick = book["width"], book["height"], book["thick"]
    half = thick / 2
    middle = width / 2
    front = lambda at: (at.x / width, at.z / height)
    parts = []
    boards = [material("front", picture=book["front"], roughness=0.55, grain=0.08), material("back", book["ground"])]
    for y, kind in ((-half, 0), (half, 1)):
        board = add("board", extrude([(width, y, kind, front), (middle, y, kind, front)], 0, height, False), boards)
        solid = board.modifiers.new("board", "SOLIDIFY")
        solid.thickness = 0.24
        solid.offset = 1 if y > 0 else -1
        round_off(board, 0.07)
        parts.append(board)
    inner = thick - 0.46
    parts.append(
        add("block", extrude(block_of(width, inner, 0.33, middle), 0.32, height - 0.32, True), [leaves(1)])
    )
    sheet = material("sheet", "#f3ecdd", roughness=0.9)
    typed = material("typed", picture=book["draft"], roughness=0.9)
    for place, (out, up, turn) in enumerate(loose):
        y = -half - 0.03 + place * (thick + 0.06) / (len(loose) - 1)
        lay = lambda at: (at.x / width, at.z / height)
        outline = [(middle - 0.02 - 0.04 * place, 0, 0, lay), (-out, 0, 0, lay)]
        made = add(
            "sheet", extrude(outline, 0, height + up, False), [typed if place == 0 else sheet]
        )
        solid = made.modifiers.new("paper", "SOLIDIFY")
        solid.thickness = 0.03
        made.matrix_world = (
            Matrix.Translation((0, y, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Y")
        )
        parts.append(made)
    return parts


# Outlines of what lies are seen from its foot: to the right, and up. What is extruded is its height, away from us.
upright = Matrix(((1, 0, 0, 0), (0, 0, 1, 0), (0, 1, 0, 0), (0, 0, 0, 1)))


def slab(name, outline, low, high, kinds):
    made = add(name, extrude([(x, z, 0, plain) for x, z in outline], low, high, True), kinds)
    made.matrix_world = upright
    return made


def lay_open(book):
    """A book opened where it begins: the cover at the left, its inside up, and the first page at the right."""
    width, height, thick = book["width"], book["height"], book["thick"]
    board, inset = 0.26, 0.34
    cloth = material("cloth", book["ground"], roughness=0.7, grain=0.25)
    lining = material("lining", book["lining"], roughness=0.9)
    page = material("page", picture=book["page"], roughness=0.9)

    hinge = (-0.35, thick - 0.15)
    # Its front board lies on the table, or is held up by as many degrees.
    slope = -math.radians(book["opens"]) if "opens" in book else math.asin(hinge[1] / width)
    along = lambda distance, up: (
        hinge[0] - distance * math.cos(slope) - up * math.sin(slope),
        hinge[1] - distance * math.sin(slope) + up * math.cos(slope),
    )
    rim = inset * 0.9
    parts = [
        slab("back", [(-0.1, 0), (width, 0), (width, board), (-0.1, board)], 0, height, [cloth]),
        slab("front", [along(0.3, 0), along(width, 0), along(width, board), along(0.3, board)], 0, height, [cloth]),
        slab(
            "spine",
            [(-0.1, 0), (-0.3, thick * 0.5), along(0.35, 0.02), along(0.35, 0.16), (-0.12, thick * 0.5), (0.05, 0.05)],
            0.03,
            height - 0.03,
            [cloth],
        ),
        slab(
            "lining",
            [along(0.1, board), along(width - rim, board), along(width - rim, board + 0.02), along(0.1, board + 0.02)],
            rim,
            height - rim,
            [lining],
        ),
    ]
    for part in parts[:2]:
        round_off(part, 0.09)

    top = lambda x: thick - thick * 0.5 * max(0, 1 - x / 3.4) ** 2.4
    edge = width - inset
    steps = [edge * step / 40 for step in range(40, -1, -1)]
    curve = [(x, top(x)) for x in steps]
    block = slab("block", [(0, board), (edge - 0.12, board), *curve], inset, height - inset, [leaves(1)])
    lay = lambda at: (at.x / edge, (at.z - inset) / (height - 2 * inset))
    first = add(
        "page", extrude([(x, z + 0.015, 0, lay) for x, z in curve], inset, height - inset, False), [page]
    )
    first.matrix_world = upright
    sides = [block, first]
    if "opens" not in book:
        sides.append(leaf_over(along, width, height, inset, board, top(0), lining))
    for part in sides:
        part.data.use_auto_smooth = True
        part.data.auto_smooth_angle = math.radians(40)
    return [*parts, *sides]


def leaf_over(along, width, height, inset, board, foot, lining):
    """The leaf before the first page lies over the inside of the cover, not quite flat."""
    free = [(0.02, foot + 0.03)]
    for step in range(1, 33):
        part = step / 32
        x, z = along((width - inset * 1.6) * part, board)
        rise = 0.45 * math.sin(math.pi * min(1, part * 1.05)) ** 0.8 * (1 - part * 0.35)
        free.append((x + 0.35 * (1 - part), z + 0.05 + rise))
    leaf = add(
        "leaf", extrude([(x, z, 0, plain) for x, z in free], inset, height - inset, False), [lining]
    )
    leaf.matrix_world = upright
    return leaf


def open_in_the_middle(book):
    """A book that lies open, two pages up: what is printed on them, and how thick each half is."""
    width, height = book["width"], book["height"]
    board, inset = 0.26, 0.34
    cloth = material("cloth", book["ground"], roughness=0.7, grain=0.25)
    parts = [slab("boards", [(-width, 0), (width, 0), (width, board), (-width, board)], 0, height, [cloth])]
    round_off(parts[0], 0.09)
    edge = width - inset
    for side, picture in ((-1, book["left"]), (1, book["right"])):
        thick = book["thick"][0 if side < 0 else 1]
        deepest = 0.5 * min(book["thick"])
        # Towards the fold pages bend down to where both halves are sewn, and over the fore edge they fan a little.
        top = lambda x: board + thick - (thick - deepest) * max(0, 1 - x / 4.2) ** 2.2
        steps = [edge * step / 60 for step in range(60, -1, -1)]
        curve = [(side * x, top(x)) for x in steps]
        fan = 0.18 * thick
        outline = [(0, board), (side * (edge + fan), board), *curve]
        parts.append(slab("block", outline, inset, height - inset, [leaves(1)]))
        lay = lambda at: ((at.x + (edge if side < 0 else 0)) / edge, (at.z - inset) / (height - 2 * inset))
        printed = material("page", picture=picture, roughness=0.9)
        page = add(
            "page",
            extrude([(x, z + 0.015, 0, lay) for x, z in curve], inset, height - inset, False),
            [printed],
        )
        page.matrix_world = upright
        parts.append(page)
        for part in parts[-2:]:
            part.data.use_auto_smooth = True
            part.data.auto_smooth_angle = math.radians(40)
    return parts
